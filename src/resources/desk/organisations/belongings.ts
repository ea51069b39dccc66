/** What belongs to an organisation and is counted with it: the list it stands in, and what narrows that beside the organisation. */
export const belongings = {
  open_requests: { resource: 'desk-requests', filter: { status: 'processing' } },
  sheets: { resource: 'desk-sheets', filter: {} },
  users: { resource: 'desk-users', filter: {} },
} as const;
export type Belonging = keyof typeof belongings;
