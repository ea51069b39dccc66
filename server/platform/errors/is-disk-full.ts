/** Whether a disk is full, or what its user may fill of it: the system's words for it, PostgreSQL's and SQLite's. */
export const isDiskFull = (error: unknown): boolean => {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(String(code)) || errcode === sqliteFull;
};

/** `SQLITE_FULL` */
const sqliteFull = 13;
