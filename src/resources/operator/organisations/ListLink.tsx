import { Link, type LinkProps } from '@mui/material';
import { LinkBase } from 'react-admin';

interface Props extends Omit<LinkProps, 'href'> {
  /** The resource whose list it leads to. */
  readonly resource: string;
  readonly filter: Readonly<Record<string, string | number>>;
}

/** Leads to a list, narrowed. */
export const ListLink = ({ resource, filter, ...props }: Props) => (
  <Link
    component={LinkBase}
    to={`/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`}
    {...props}
  />
);
