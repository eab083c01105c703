/** The parameters of the page's route, such as `:id`. */
export interface PageProps {
  params: Record<string, string | undefined>;
}
