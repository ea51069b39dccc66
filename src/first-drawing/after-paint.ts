/**
 * Has the app begin once the page that the server drew has been painted. What the browser kept of the app is there at once, and its first
 * modules would hold the paint up for as long as a slow processor needs for them.
 */
const { entry = '' } = document.currentScript?.dataset ?? {};

/** Milliseconds after which it begins whatever was painted. */
const longest = 2000;

let hasBegun = false;
const begin = () => {
  if (hasBegun) return;
  hasBegun = true;
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
};

// A tab behind others has no frames.
if (document.visibilityState === 'hidden') begin();
// A frame, and then what follows it.
requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, longest);
