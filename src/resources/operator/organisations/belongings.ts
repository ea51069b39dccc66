/** A list that is counted with an organisation, and the filter that narrows it beside the organisation. */
export const belongings = {
  open_requests: { resource: 'desk-requests', filter: { status: 'processing' } },
  sheets: { resource: 'desk-sheets', filter: {} },
  users: { resource: 'desk-users', filter: {} },
} as const;
export type Belonging = keyof typeof belongings;
