/** Ends a command that takes no arguments and was given some; ignored, they would be taken for granted by the person who wrote them. */
export const refuseArguments = (command: string): void => {
  const [argument] = process.argv.slice(2);
  if (argument === undefined) return;
  console.error(
    `Cannot start: ${argument} is not understood. Settings come before the command, as in PORT=9000 ${command}`,
  );
  process.exit(1);
};
