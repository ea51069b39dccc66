/** What the person who runs a command can mend; the message is one line for them. */
export class OperatorError extends Error {}
