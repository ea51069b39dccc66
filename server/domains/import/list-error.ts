/** Why a whole list cannot be imported, in a sentence for who runs the import. Nothing has been written when it is thrown. */
export class ListError extends Error {
  override name = 'ListError';
}
