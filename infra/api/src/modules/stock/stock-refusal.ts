/** Something the person at the terminal can put right. Its message is all they need. */
export class StockRefusal extends Error {
  override readonly name = 'StockRefusal';
}
