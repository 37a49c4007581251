/** Where the application lives. Every address below it that is not a file shows the application. */
export const DESK_PATH = '/desk';
/** The page of an invitation. Its token is behind the #: no log and no Referer has it. */
export const INVITATION_PATH = `${DESK_PATH}/invitation`;

/** In a request that a page makes by itself, while perhaps nobody is there: it does not put off the end of the session. */
export const REFRESH_HEADER = 'Desk-Refresh';

const API_PATH = `${DESK_PATH}/api`;

/** The addresses of the interface. POST, PUT and DELETE need the same origin. */
export const apiPaths = {
  session: `${API_PATH}/session`,
  signInOptions: `${API_PATH}/sign-in/options`,
  signIn: `${API_PATH}/sign-in`,
  signOut: `${API_PATH}/sign-out`,
  confirm: `${API_PATH}/confirm`,
  account: `${API_PATH}/account`,
  passkey: (id: string) => `${API_PATH}/account/passkeys/${encodeURIComponent(id)}`,
  ownSession: (id: string) => `${API_PATH}/account/sessions/${encodeURIComponent(id)}`,
  invitation: `${API_PATH}/invitation`,
  invitationOptions: `${API_PATH}/invitation/options`,
  acceptInvitation: `${API_PATH}/invitation/accept`,
  people: `${API_PATH}/people`,
  person: (id: string) => `${API_PATH}/people/${encodeURIComponent(id)}`,
  invitations: `${API_PATH}/invitations`,
  invitationOf: (id: string) => `${API_PATH}/invitations/${encodeURIComponent(id)}`,
  enquiries: `${API_PATH}/enquiries`,
  enquiry: (id: string) => `${API_PATH}/enquiries/${encodeURIComponent(id)}`,
  actions: (id: string) => `${API_PATH}/enquiries/${encodeURIComponent(id)}/actions`,
  erasure: (id: string) => `${API_PATH}/enquiries/${encodeURIComponent(id)}/erasure`,
  draftFiles: (id: string) => `${API_PATH}/enquiries/${encodeURIComponent(id)}/files`,
  draftFile: (id: string) => `${API_PATH}/draft-files/${encodeURIComponent(id)}`,
  file: (id: string) => `${API_PATH}/files/${encodeURIComponent(id)}`,
  exportOne: (id: string) => `${API_PATH}/enquiries/${encodeURIComponent(id)}/export.txt`,
  exportList: `${API_PATH}/export.csv`,
  savedReplies: `${API_PATH}/saved-replies`,
  /** Requests of the editing program, by name. */
  edit: (action: string) => `${API_PATH}/edit/${encodeURIComponent(action)}`,
  preview: `${API_PATH}/preview`,
  audit: `${API_PATH}/audit`,
  numbers: `${API_PATH}/numbers`,
  visits: `${API_PATH}/visits`,
} as const;
