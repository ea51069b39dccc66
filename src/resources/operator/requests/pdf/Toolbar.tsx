import Add from '@mui/icons-material/Add';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import Remove from '@mui/icons-material/Remove';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import Search from '@mui/icons-material/Search';
import { Box, IconButton, OutlinedInput, Typography } from '@mui/material';
import { useState } from 'react';
import { useKeys } from '#src/resources/operator/keys/use-key.ts';
import { useRequestMessages } from '../use-request-messages.ts';

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
  const word = useRequestMessages();
  const keys = useKeys();
  return (
    <Box
      role="toolbar"
      aria-label={word('pdfPane')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 1, sm: 3 } }}
    >
      <PageInput page={page} pageCount={pageCount} onPage={onPage} />
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton onClick={onZoomOut} aria-label={word('zoomOut')} size="small" {...keys('zoomOut')}>
          <Remove fontSize="small" />
        </IconButton>
        <Typography component="span" variant="body2" sx={{ minWidth: 44, textAlign: 'center' }}>
          {`${percent}\u00a0%`}
        </Typography>
        <IconButton onClick={onZoomIn} aria-label={word('zoomIn')} size="small" {...keys('zoomIn')}>
          <Add fontSize="small" />
        </IconButton>
        <IconButton onClick={onFit} aria-label={word('fit')} title={word('fit')} size="small" {...keys('fit')}>
          <FitScreenOutlined fontSize="small" />
        </IconButton>
        <IconButton onClick={onTurn} aria-label={word('turn')} title={word('turn')} size="small" {...keys('turn')}>
          <RotateRightOutlined fontSize="small" />
        </IconButton>
      </Box>
      <IconButton
        onClick={onSearch}
        aria-label={word('searchText')}
        aria-expanded={isSearching}
        size="small"
        data-search
        {...keys('find')}
      >
        <Search fontSize="small" />
      </IconButton>
    </Box>
  );
};

interface PageInputProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** The page one looks at; another can be typed. */
const PageInput = ({ page, pageCount, onPage }: PageInputProps) => {
  const word = useRequestMessages();
  const keys = useKeys();
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const wanted = Number(typed);
    if (typed !== undefined && Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount) onPage(wanted);
    setTyped(undefined);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        size="small"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        aria-label={word('previousPage')}
        {...keys('previousPage')}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
      <OutlinedInput
        size="small"
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={go}
        onKeyDown={({ key }) => key === 'Enter' && go()}
        inputProps={{
          'aria-label': word('page'),
          inputMode: 'numeric',
          style: { textAlign: 'center', padding: '4px 6px' },
        }}
        sx={{ width: 48, height: 32, mx: 0.5 }}
      />
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', mx: 1, whiteSpace: 'nowrap' }}>
        {word('pageOf', { count: pageCount })}
      </Typography>
      <IconButton
        size="small"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
        aria-label={word('nextPage')}
        {...keys('nextPage')}
      >
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
};
