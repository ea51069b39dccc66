/** What the address of a verification link carries. */
export interface VerificationLink {
  readonly id: string;
  readonly token: string;
}
