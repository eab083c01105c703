export interface Account {
  id: string;
  name: string;
  email: string;
  /** IANA name; undefined until the server has said it. */
  timeZone?: string | undefined;
}
