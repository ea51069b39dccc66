import { Box } from '@mui/material';
import type { LabelDrawing } from '#contract/calls/labels.ts';
import { drawingOf } from '#src/ui/pictogram-drawings.ts';

/** Points of an inch, and pixels of one on the screen. */
const pointsPerInch = 72;
const pixelsPerInch = 96;

/** How much larger than on paper a label is shown at most. */
const largest = 2;

/** As large as the page and the height of the window let a label be seen whole, or in its own inches. */
export const shownWidth = ({ width, height }: { width: number; height: number }, isActualSize: boolean): string => {
  const actual = (width / pointsPerInch) * pixelsPerInch;
  return isActualSize ? `${actual}px` : `min(${actual * largest}px, calc(70vh * ${width / height}))`;
};

interface Props {
  readonly drawing: LabelDrawing;
  readonly title: string;
  readonly isActualSize: boolean;
}

/** A label as it will be printed: the server has laid it out, here it is drawn. */
export const LabelPicture = ({ drawing, title, isActualSize }: Props) => (
  <Box
    component="svg"
    role="img"
    aria-label={title}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    sx={{
      display: 'block',
      width: shownWidth(drawing, isActualSize),
      maxWidth: '100%',
      height: 'auto',
      background: '#fff',
      borderRadius: '3px',
      outline: '1px solid #14201E',
      colorScheme: 'light',
    }}
  >
    {drawing.marks.map((mark, index) => (
      <LabelMark
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a drawing have no other name and keep their place
        key={index}
        mark={mark}
      />
    ))}
  </Box>
);

const LabelMark = ({ mark }: { mark: LabelDrawing['marks'][number] }) => {
  switch (mark.kind) {
    case 'text':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          fontWeight={mark.bold ? 700 : 400}
          fill="#000"
          // Whatever face stands in for the PDF's takes the same room.
          textLength={mark.width || undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {mark.text}
        </text>
      );
    case 'pictogram':
      return <image href={drawingOf(mark.code)} x={mark.x} y={mark.y} width={mark.size} height={mark.size} />;
    case 'rule':
      return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.thickness} fill="#000" />;
    case 'qr':
      return <path d={modulesPath(mark)} fill="#000" shapeRendering="crispEdges" />;
  }
};

const modulesPath = ({ x, y, size, modules }: { x: number; y: number; size: number; modules: readonly string[] }) => {
  const unit = size / modules.length;
  return modules
    .flatMap((row, rowIndex) =>
      [...row].map((module, columnIndex) =>
        module === '1' ? `M${x + columnIndex * unit} ${y + rowIndex * unit}h${unit}v${unit}h${-unit}z` : '',
      ),
    )
    .join('');
};
