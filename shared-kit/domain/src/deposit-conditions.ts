/**
 * On what terms a deposit is given back: the checkout, the reservation's page and its mails say the same sentences.
 * `until` is the moment, in words, to which a paid deposit holds the vehicle; null before it is paid.
 */
export function depositConditions(deposit: string, until: string | null): readonly string[] {
  return [
    `You can cancel on the reservation page ${until ? `until ${until}` : 'for as long as it is held for you'}. All of the ${deposit} goes back to the card or account it came from.`,
    'Your bank may take up to 5 working days to show it.',
    'If you buy, the deposit comes off what is left to pay.',
    'Once you have signed a contract, the terms of the contract apply.',
  ];
}
