/** As large as the dealer's copy is kept. */
const WIDEST_PX = 2_000;
const WORTH_SHRINKING_BYTES = 1024 * 1024;

/** A phone's photo in a tenth of its bytes, so that a slow line can carry it; as it is where the browser cannot draw it. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size < WORTH_SHRINKING_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, WIDEST_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    return small.size < file.size ? small : file;
  } catch {
    return file;
  }
}
