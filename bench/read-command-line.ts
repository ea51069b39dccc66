/** What `read` makes of the command line; ends the process with one line that says what is wrong with it. */
export const readCommandLine = <Options>(read: () => Options): Options => {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
