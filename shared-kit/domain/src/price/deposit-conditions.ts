/** Until when a paid deposit holds the vehicle, in words; before it is paid, for how many hours it will. */
export type DepositHold = { until: string } | { hours: number };

/**
 * How long a deposit holds the vehicle and on what terms it is given back: the checkout, the reservation's page and its
 * mails say the same sentences.
 */
export function depositConditions(deposit: string, hold: DepositHold): readonly string[] {
  const isPaid = 'until' in hold;
  const holding = `Your deposit holds it for you ${isPaid ? `until ${hold.until}` : `for ${hoursInWords(hold.hours)} from when it is paid`}.`;
  return [
    holding,
    `You can cancel on the reservation page ${isPaid ? 'until then' : 'for as long as it is held for you'}. All of the ${deposit} goes back to the card or account it came from.`,
    'Your bank may take up to 5 working days to show it.',
    'If you buy, the deposit comes off what is left to pay.',
    'Once you have signed a contract, the terms of the contract apply.',
  ];
}

/** "48 hours"; "1 hour". */
export function hoursInWords(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
