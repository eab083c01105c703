export interface NewRow {
  id: string;
  /** ISO instant. */
  createdAt: string;
}

/** Returns the fields that rows of every kind begin with. */
export const newRow = ({ id, createdAt }: NewRow) => ({
  id,
  created_at: createdAt,
  updated_at: createdAt,
  deleted_at: null,
  revision: 0,
});
