/** A redirect target, only if it is a path of this site: nothing that a browser could read as another host. */
export const ownPath = (target: string | null): string | undefined =>
  target && /^\/(?![/\\])/.test(target) && !/[\p{Cc}\\]/u.test(target) && !/^\/(login)?(\?|$)/.test(target)
    ? target
    : undefined;
