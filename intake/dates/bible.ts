/** Books of the Bible, and other words before a chapter and a verse, which read like a time: "read psalm 23:4". */
export const beforeVerse =
  /^(verse|psalms?|genesis|exodus|leviticus|deuteronomy|proverbs|ecclesiastes|isaiah|jeremiah|corinthians|romans|galatians|ephesians|philippians|colossians|hebrews)$/;

/** Books with the names of people, who may also come at that time. */
export const booksLikePeople =
  /^(matthew|mark|luke|john|acts|james|peter|amos|micah|hosea|ruth|joel|daniel|samuel|ezekiel)$/;
