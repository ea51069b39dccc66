import { Box, Divider } from '@mui/material';
import { useAccess } from '../admin/access.ts';
import { navigationSections } from '../admin/define-page.ts';
import { usePages } from '../admin/pages-context.ts';
import { NavigationGroup } from './NavigationGroup.tsx';

interface Props {
  /** Icons alone, with tooltips. */
  readonly isRail: boolean;
  readonly onFollow?: () => void;
}

/** The pages a person may open, section by section. */
export const NavigationList = ({ isRail, onFollow }: Props) => {
  const canAccess = useAccess();
  const pages = usePages();
  const groups = navigationSections
    .map((section) => ({
      section,
      entries: pages.filter((page) => page.section === section && canAccess(page.path)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Box sx={{ p: isRail ? 2 : 3, display: 'grid', gap: 1 }}>
      {groups.map(({ section, entries }, index) => (
        <div key={section}>
          {/* An entry without a head of its own would look like one more of the group above. */}
          {index > 0 && (isRail || entries.length === 1) && <Divider sx={{ my: 1, mx: isRail ? 1 : 3 }} />}
          <NavigationGroup section={section} entries={entries} isRail={isRail} onFollow={onFollow} />
        </div>
      ))}
    </Box>
  );
};
