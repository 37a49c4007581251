/** Where the application lives. Every address below it that is not a file shows the application. */
export const deskPath = '/desk';
/** The page of an invitation. Its token is behind the #, so that no log and no Referer ever has it. */
export const invitationPath = `${deskPath}/invitation`;

/** In a request that a page makes by itself, while perhaps nobody is there: it does not put off the end of the session. */
export const refreshHeader = 'Desk-Refresh';

const api = `${deskPath}/api`;

/** Every address of the interface. Those that change something are POST, PUT or DELETE and need the same origin. */
export const apiPaths = {
  session: `${api}/session`,
  signInOptions: `${api}/sign-in/options`,
  signIn: `${api}/sign-in`,
  signOut: `${api}/sign-out`,
  confirm: `${api}/confirm`,
  account: `${api}/account`,
  passkey: (id: string) => `${api}/account/passkeys/${encodeURIComponent(id)}`,
  invitation: `${api}/invitation`,
  invitationOptions: `${api}/invitation/options`,
  acceptInvitation: `${api}/invitation/accept`,
  people: `${api}/people`,
  person: (id: string) => `${api}/people/${encodeURIComponent(id)}`,
  invitations: `${api}/invitations`,
  invitationOf: (id: string) => `${api}/invitations/${encodeURIComponent(id)}`,
  enquiries: `${api}/enquiries`,
  enquiry: (id: string) => `${api}/enquiries/${encodeURIComponent(id)}`,
  actions: (id: string) => `${api}/enquiries/${encodeURIComponent(id)}/actions`,
  erasure: (id: string) => `${api}/enquiries/${encodeURIComponent(id)}/erasure`,
  file: (id: string) => `${api}/files/${encodeURIComponent(id)}`,
  exportOne: (id: string) => `${api}/enquiries/${encodeURIComponent(id)}/export.txt`,
  exportList: `${api}/export.csv`,
  savedAnswers: `${api}/answers`,
  audit: `${api}/audit`,
  numbers: `${api}/numbers`,
  visits: `${api}/visits`,
} as const;
