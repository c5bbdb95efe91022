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
  /** The checkout that was started before for the same reservation. */
  previous: string | null;
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

/** A payment of ours, as the provider reported it. */
export type Paid = Pick<PaymentEvent, 'group' | 'site' | 'reservationId' | 'paymentId'>;

/** Somebody else's page takes the money: no card number ever passes through us. */
export type PaymentPort = {
  /** True where no money moves. */
  isSimulated: boolean;
  /** Starts a payment, or leads back to the one that is open: a reservation never has two that take money. */
  start(checkout: Checkout): Promise<{ checkoutId: string; url: string }>;
  /** Pays everything back, and reports it when it is done; the same payment again changes nothing. */
  refund(payment: Paid): Promise<void>;
  /** Reads a webhook. @throws {Error} when it was not signed by the provider. */
  read(body: Buffer, signature: string): Promise<PaymentEvent | null>;
};
