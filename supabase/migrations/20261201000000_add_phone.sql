alter table contact.requests add column phone text check (char_length(phone) <= 30);
