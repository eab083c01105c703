/** What Heddle is made of, as the build found it. */
export interface LicenseList {
  packages: {
    name: string;
    version: string;
    /** An SPDX expression. */
    license: string;
    /** Which of the texts; null for a package that holds none. */
    text: number | null;
  }[];
  texts: string[];
}
