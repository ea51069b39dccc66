import Add from '@mui/icons-material/Add';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import Remove from '@mui/icons-material/Remove';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import Search from '@mui/icons-material/Search';
import { Box, IconButton, Typography } from '@mui/material';
import { useWords } from '../use-words.ts';
import { PageInput } from './PageInput.tsx';

interface Props {
  readonly page: number;
  readonly pageCount: number;
  readonly percent: number;
  readonly isSearching: boolean;
  readonly onPage: (page: number) => void;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onFit: () => void;
  readonly onTurn: () => void;
  readonly onSearch: () => void;
}

/** Moves about in the PDF. */
export const Toolbar = ({
  page,
  pageCount,
  percent,
  isSearching,
  onPage,
  onZoomIn,
  onZoomOut,
  onFit,
  onTurn,
  onSearch,
}: Props) => {
  const word = useWords();
  return (
    <Box
      role="toolbar"
      aria-label={word('pdfPane')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 1, sm: 3 } }}
    >
      <PageInput page={page} pageCount={pageCount} onPage={onPage} />
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton onClick={onZoomOut} aria-label={word('zoomOut')} size="small">
          <Remove fontSize="small" />
        </IconButton>
        <Typography component="span" variant="body2" sx={{ minWidth: 44, textAlign: 'center' }}>
          {`${percent}\u00a0%`}
        </Typography>
        <IconButton onClick={onZoomIn} aria-label={word('zoomIn')} size="small">
          <Add fontSize="small" />
        </IconButton>
        <IconButton onClick={onFit} aria-label={word('fit')} title={word('fit')} size="small">
          <FitScreenOutlined fontSize="small" />
        </IconButton>
        <IconButton onClick={onTurn} aria-label={word('turn')} title={word('turn')} size="small">
          <RotateRightOutlined fontSize="small" />
        </IconButton>
      </Box>
      <IconButton
        onClick={onSearch}
        aria-label={word('searchText')}
        aria-expanded={isSearching}
        size="small"
        data-search
      >
        <Search fontSize="small" />
      </IconButton>
    </Box>
  );
};
