/** What pdfjs expects of the style sheet around its text layer: sizes follow `--total-scale-factor`. */
export const pdfTextStyle = {
  '.hiddenCanvasElement': { display: 'none' },
  '.pdf-text': {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  '.pdf-text span, .pdf-text br': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0 0',
  },
  '.pdf-text > :not(.markedContent), .pdf-text .markedContent span:not(.markedContent)': {
    '--font-height': 0,
    '--scale-x': 1,
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '.pdf-text .markedContent': { display: 'contents' },
  '.pdf-text ::selection': { background: 'rgba(11, 102, 99, .28)' },
} as const;
