/** `to` is E.164, like +61412345678. */
export type Sms = { group: string; site: string; to: string; text: string };

/** Resolves once the provider has accepted the message; throws otherwise. */
export type SmsPort = { send(sms: Sms): Promise<void> };
