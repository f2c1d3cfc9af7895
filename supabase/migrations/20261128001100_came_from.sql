-- What led the visitor to the page: « campagne « clôture 2027 », linkedin · bandeau, www.linkedin.com ».
-- Before the dot stands what statistics count by; after it, what tells the links of one campaign apart.
alter table contact.requests
  add column came_from text check (char_length(came_from) between 1 and 300);

comment on column contact.requests.came_from is
  'What led here: campaign, source and medium of the link, or the host of the page before; after a dot, content and host. Null when nothing is known.';
