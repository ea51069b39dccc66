/** A domain or telephone number that stood on a sheet whose maker an operator has confirmed. */
export interface MakerContactTable {
  /** `acme.ca`, or ten digits. */
  contact: string;
  /** The maker as it is compared: `foldMaker`. */
  maker_key: string;
  /** As it was last written. */
  maker: string;
  /** Sheets on which it was confirmed so. */
  confirmed: number;
}
