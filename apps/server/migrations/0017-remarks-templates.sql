-- Remarks that organisers write often, shared by all of them. Who kept one stands in the audit alone.
create table remarks_templates (
  id integer generated always as identity primary key,
  text text not null check (text <> '' and length(text) <= 2000)
);
-- Each once; by its hash, as an index holds no text of any length.
create unique index remarks_templates_text_idx on remarks_templates (md5(text));
