-- Organisers find a person by mobile and college, as by name and e-mail address (0007).
create index profiles_search_idx on profiles
  using gin ((mobile || ' ' || college_name) gin_trgm_ops);
