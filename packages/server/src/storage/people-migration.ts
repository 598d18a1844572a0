import type { Migration } from 'kysely';
import { sql } from 'kysely';

/** Who plays here, what they keep, where they meet and what they say to each other. */
export const peopleMigration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table people (
    id text primary key,
    name text not null,
    name_key text unique,
    password text,
    created timestamptz not null default now(),
    seen timestamptz not null default now()
  )`,
  `create table sign_ins (
    hash text primary key,
    person text not null references people (id) on delete cascade,
    created timestamptz not null default now(),
    seen timestamptz not null default now()
  )`,
  `create index sign_ins_of on sign_ins (person)`,
  `create table match_people (
    match text not null references matches (id) on delete cascade,
    seat integer not null check (seat in (0, 1)),
    person text not null references people (id) on delete cascade,
    primary key (match, seat)
  )`,
  `create index match_people_of on match_people (person)`,
  `create table sealed_people (
    sealed text not null references sealed (id) on delete cascade,
    seat integer not null check (seat in (0, 1)),
    person text not null references people (id) on delete cascade,
    primary key (sealed, seat)
  )`,
  `create table kept (
    person text not null references people (id) on delete cascade,
    kind text not null check (kind in ('deck', 'format')),
    name text not null,
    text text not null,
    changed timestamptz not null default now(),
    primary key (person, kind, name)
  )`,
  `create table open_tables (
    id text primary key,
    host text not null references people (id) on delete cascade,
    terms jsonb not null,
    deck json,
    rematch_of text references matches (id) on delete cascade,
    invited text references people (id) on delete cascade,
    match text references matches (id) on delete cascade,
    sealed text references sealed (id) on delete cascade,
    closed timestamptz,
    created timestamptz not null default now()
  )`,
  `create index open_tables_waiting on open_tables (created) where closed is null`,
  `create index open_tables_again on open_tables (rematch_of) where rematch_of is not null`,
  `create table chat (
    id bigint generated always as identity primary key,
    match text not null references matches (id) on delete cascade,
    room text not null check (room in ('players', 'watchers')),
    person text not null references people (id) on delete cascade,
    words text not null,
    at timestamptz not null default now()
  )`,
  `create index chat_of on chat (match, id)`,
  `create table mutes (
    person text not null references people (id) on delete cascade,
    muted text not null references people (id) on delete cascade,
    primary key (person, muted)
  )`,
  `create table reports (
    id bigint generated always as identity primary key,
    match text not null references matches (id) on delete cascade,
    reporter text references people (id) on delete set null,
    about text references people (id) on delete cascade,
    words text not null,
    why text not null,
    at timestamptz not null default now()
  )`,
  `create table ratings (
    person text not null references people (id) on delete cascade,
    format text not null,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    games integer not null,
    at timestamptz not null default now(),
    primary key (person, format)
  )`,
  `alter table matches add column terms jsonb`,
  `alter table matches add column stands jsonb`,
  `alter table matches add column rated jsonb`,
  `alter table match_log add column stands jsonb`,
  `create index matches_to_rate on matches (finished)
    where finished is not null and rated is null and (terms ->> 'rated')::boolean`,
];
