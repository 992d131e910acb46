CREATE TABLE IF NOT EXISTS orders (
  number TEXT PRIMARY KEY,
  received_at TEXT NOT NULL,
  -- JSON
  body TEXT NOT NULL,
  -- 1 where a field was filled in that only robots see.
  caught INTEGER NOT NULL
);
