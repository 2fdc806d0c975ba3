export const Logout = {
  "name": "Logout",
  "hash": "c8ee34a13c7e8869900ad3c7cb7532a100bd35626529fa7720c5f1a57a23d1b1",
  "text": "mutation Logout($refresh: String!) {\n  logout(refresh: $refresh)\n}"
} as const;

export const RefreshSession = {
  "name": "RefreshSession",
  "hash": "78f82d79d540858373b2b09d16bc51681f1d7d239a724366b256f5ce3442dd5e",
  "text": "mutation RefreshSession($refresh: String!) {\n  refreshSession(refresh: $refresh) {\n    access\n    refresh\n    __typename\n  }\n}"
} as const;
