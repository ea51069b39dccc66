/** Ends a command that was given arguments which it does not take; ignored, they would be taken for granted by the person who wrote them. */
export const refuseArguments = (command: string, [argument] = process.argv.slice(2)): void => {
  if (argument === undefined) return;
  console.error(
    `Cannot start: ${argument} is not understood. Settings come before the command, as in PORT=9000 ${command}`,
  );
  process.exit(1);
};
