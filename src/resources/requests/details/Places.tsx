/** Paths of locations, each on a line. */
export const Places = ({ paths }: { paths: readonly string[] }) => (
  <>
    {paths.map((path) => (
      <div key={path}>{path}</div>
    ))}
  </>
);
