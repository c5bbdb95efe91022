export type Checkout = {
  group: string;
  site: string;
  reservationId: string;
  amountCents: number;
  /** What the shopper reads on the payment page. */
  description: string;
  email: string;
  /** Absolute, on the site. */
  returnUrl: string;
  /** After this the payment page takes no money any more. */
  expiresAt: Date;
};

/** What a provider reports, in our words. Events about anything else are `null`. */
export type PaymentEvent = {
  id: string;
  kind: 'paid' | 'expired' | 'refunded';
  group: string;
  site: string;
  reservationId: string;
  amountCents: number;
  paymentId: string;
};

/** Somebody else's page takes the money: no card number ever passes through us. */
export type PaymentPort = {
  /** True where no money moves. */
  isSimulated: boolean;
  /** Starts a payment; the same reservation again is the same payment. */
  start(checkout: Checkout): Promise<{ checkoutId: string; url: string }>;
  refund(paymentId: string, reservationId: string): Promise<void>;
  /** Reads a webhook. @throws {Error} when it was not signed by the provider. */
  read(body: Buffer, signature: string): PaymentEvent | null;
};
