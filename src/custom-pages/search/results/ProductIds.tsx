import { Tooltip } from '@mui/material';
import { productIdLength } from '#contract/limits.ts';

/** Product IDs cut to ten characters; what is longer is whole in the tooltip. Specification 2 §9. */
export const ProductIds = ({ ids }: { ids: readonly string[] }) => {
  const title = ids.join(', ');
  if (title.length <= productIdLength) return title;
  return (
    <Tooltip title={title}>
      <span>
        <span aria-hidden>{`${title.slice(0, productIdLength)}…`}</span>
        <span className="visually-hidden">{title}</span>
      </span>
    </Tooltip>
  );
};
