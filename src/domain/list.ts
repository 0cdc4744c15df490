/** A list of people with a timeline of its own. */
export interface UserList {
  id: string;
  title: string;
}
