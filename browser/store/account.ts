export interface Account {
  id: string;
  name: string;
  email: string;
  /** IANA name; undefined until the server has sent it. */
  timeZone?: string | undefined;
}
