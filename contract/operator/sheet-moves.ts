/** Most sheets that are looked through and moved at once. */
export const mostMoves = 20;
