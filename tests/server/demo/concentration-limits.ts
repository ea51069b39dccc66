/** A hazard code, the percentage from which a solution bears it, and the one from which it bears a graver one instead. */
type Limit = readonly [code: string, from: number, below?: number];

/** Specific concentration limits of Regulation (EC) 1272/2008, Annex VI, table 3, by CAS number. */
export const concentrationLimits: Readonly<Record<string, readonly Limit[]>> = {
  '50-00-0': [
    ['H314', 25],
    ['H315', 5, 25],
    ['H319', 5, 25],
    ['H335', 5],
    ['H317', 0.2],
  ],
  '64-18-6': [['H314', 10]],
  '64-19-7': [
    ['H314', 25],
    ['H315', 10, 25],
    ['H319', 10, 25],
  ],
  '111-30-8': [['H335', 0.5]],
  '1310-58-3': [['H314', 2]],
  '1310-73-2': [['H314', 2]],
  '1336-21-6': [['H335', 5]],
  '7601-90-3': [
    ['H314', 10],
    ['H271', 50],
  ],
  '7647-01-0': [
    ['H314', 25],
    ['H315', 10, 25],
    ['H319', 10, 25],
    ['H335', 10],
  ],
  '7664-38-2': [
    ['H314', 25],
    ['H315', 10, 25],
    ['H319', 10, 25],
  ],
  '7664-39-3': [['H314', 1]],
  '7664-93-9': [
    ['H314', 15],
    ['H315', 5, 15],
    ['H319', 5, 15],
  ],
  '7722-84-1': [
    ['H318', 8, 50],
    ['H314', 50, 70],
    ['H315', 35, 50],
    ['H335', 35],
  ],
  '10035-10-6': [
    ['H314', 40],
    ['H335', 10],
  ],
};
