export const forms = {
  error: 'Error: %{message}',
  failed: 'Something went wrong. Please try again.',
  unreachable: 'Vigie cannot be reached. Check your connection, then try again.',
  sending: 'One moment…',
  leaveTitle: 'Leave this page?',
  leave: 'Leave',
  leaveDetail: 'What you entered here will be lost.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  closeToast: 'Dismiss this message',
} as const;
