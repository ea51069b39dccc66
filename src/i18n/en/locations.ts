export const locations = {
  choose: 'Choose locations',
  all: 'All',
  allChosen: 'All %{count} locations',
  none: 'No location matches',
  open: 'Open the list of locations',
  close: 'Close the list of locations',
} as const;
