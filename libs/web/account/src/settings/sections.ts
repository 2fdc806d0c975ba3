/** The sections of /settings in order; the id is the anchor. */
export const SECTIONS = [
  { id: 'appearance', title: 'Appearance' },
  { id: 'password', title: 'Password' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'data', title: 'Your data' },
  { id: 'delete', title: 'Delete account' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
