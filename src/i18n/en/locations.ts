export const locations = {
  choose: 'Choose locations',
  find: 'Find a location',
  all: 'All',
  allChosen: 'All %{count} locations',
  more: '+ %{count} more',
  notShown: '%{count} more location. Type to narrow the list. |||| %{count} more locations. Type to narrow the list.',
  none: 'No location matches',
  done: 'Done',
  open: 'Open the list of locations',
  close: 'Close the list of locations',
} as const;
