import { Link } from 'wouter';

/** Links words of a text to the page where a language model is connected. */
export const linkToAdmin = (words: string) => (
  <Link href="/admin" className="link">
    {words}
  </Link>
);
