import Search from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';

/** The way from a sheet to another one, in the header, which has neither menu nor logo here. */
export const SearchLink = () => {
  const text = useText();
  return (
    <Tooltip title={text('details.search')}>
      <IconButton component={Link} to="/search" aria-label={text('details.search')} sx={{ width: 48, height: 48 }}>
        <Search />
      </IconButton>
    </Tooltip>
  );
};
