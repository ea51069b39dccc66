import { Notification } from 'react-admin';

/** Toasts: top right, four seconds, stopped while pointed at. Specification 2 §9. */
export const Toasts = () => (
  <Notification autoHideDuration={4000} anchorOrigin={{ vertical: 'top', horizontal: 'right' }} />
);
