/** The client of a request: its headers for better-auth, its address for the limits. */
export interface Visitor {
  headers: Headers;
  address: string;
}
