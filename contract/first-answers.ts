/** Id of the script of data in which the page carries answers to the calls of its first screen: an object, by the calls' ids. */
export const firstAnswersId = 'first-answers';
