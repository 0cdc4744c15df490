/** Bookmarks, and the folders that they lie in. */
/** Its own id is the cursor for paging. */
export type Bookmark = Record<'cursor' | 'postId', string> & { folderId?: string | null };

export type BookmarkFolder = Record<'id' | 'name', string> & { emoji: string | null };
