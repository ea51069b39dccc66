import { Box, Drawer, useMediaQuery } from '@mui/material';
import { useText } from '../i18n/use-text.ts';
import { NavigationList } from './NavigationList.tsx';

const openWidth = 256;
const railWidth = 56;

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Icons alone, where a page brings its own side panel. */
  readonly isRail: boolean;
}

/** Open beside the page from 967 px on, a rail beside a workspace, and a drawer over the page whenever it is called for. */
export const SideNavigation = ({ isOpen, onClose, isRail }: Props) => {
  const text = useText();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'));
  const beside = isWide && (
    <Box
      component="nav"
      aria-label={text('shell.navigation')}
      sx={{
        width: isRail ? railWidth : openWidth,
        flex: 'none',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        displayPrint: 'none',
      }}
    >
      <NavigationList isRail={isRail} />
    </Box>
  );
  return (
    <>
      {beside}
      <Drawer
        open={isOpen && (isRail || !isWide)}
        onClose={onClose}
        slotProps={{ paper: { sx: { width: openWidth, pt: 14 } } }}
      >
        <Box component="nav" aria-label={text('shell.navigation')}>
          <NavigationList isRail={false} onFollow={onClose} />
        </Box>
      </Drawer>
    </>
  );
};
