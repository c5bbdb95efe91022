export type MailAddress = { name: string; address: string };

export type MailAttachment = { filename: string; contentType: string; content: string };

export type Mail = {
  /**
   * Stable across retries of one delivery: it becomes the Message-ID, by which
   * receivers drop the second copy of a mail that was sent but not confirmed. It has the id of a row that goes with its
   * person's data, by which the mail goes too where it was caught (`kept-mails.service.ts`).
   */
  dedupeId: string;
  /** Shown as the sender's name; the address is the platform's own, so that SPF and DKIM hold. */
  fromName: string;
  to: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /** Where a mail program posts to stop such mails, without a page in between (RFC 8058). */
  unsubscribe?: string;
};

/** Resolves once the receiving server has taken responsibility for the mail; throws otherwise. */
export type MailPort = {
  send(mail: Mail): Promise<void>;
  close(): void;
};
